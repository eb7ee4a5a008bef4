/** The server, as a test holds it: questions that are answered when and how the test says. */
import { vi } from "vitest";
import { happen } from "./page";

interface Question {
  address: string;
  answers: (body: unknown) => Promise<void>;
  refuses: (code: string, text: string) => Promise<void>;
  /** Nobody answers. */
  fails: () => Promise<void>;
}

/** Every question that was asked, in order. */
export function holdServer(): Question[] {
  const asked: Question[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    let resolve: (answer: Response) => void;
    let reject: (error: Error) => void;
    const promise = new Promise<Response>((yes, no) => {
      [resolve, reject] = [yes, no];
    });
    const say = (body: unknown, status: number) => {
      resolve({ ok: status === 200, json: () => Promise.resolve(body) } as Response);
      return happen();
    };
    asked.push({
      address,
      answers: (body) => say(body, 200),
      refuses: (code, text) => say({ code, text }, 404),
      fails: () => {
        reject(new TypeError("no network"));
        return happen();
      },
    });
    return promise;
  });
  return asked;
}
