/** What would come of the thing that is pointed at, picked or focused: dollars, points now and at the end, actions. */
import { Formula } from "./Formula";
import { type Props, signed } from "./say";
import type { OutlookView } from "./view";

const dollars = (number: number) => (number < 0 ? `−$${-number}` : `+$${number}`);
const spread = ([least, most]: number[], said: (number: number) => string) =>
  least === most ? said(least!) : `${said(least!)} … ${said(most!)}`;

/** Of the things that are looked at, the first for which something was worked out. */
export function outlookOf(outlooks: OutlookView[], looks: (string | null)[]): OutlookView | undefined {
  const marks = looks.flatMap((look) => (look ? [look.split(" ")] : []));
  for (const at of marks) {
    const found = outlooks.find((each) => each.at.length > 0 && each.at.every((mark) => at.includes(mark)));
    if (found) return found;
  }
  return undefined;
}

export function Outlook({ view, say, looks }: Props & { looks: (string | null)[] }) {
  const found = outlookOf(view.outlooks, looks);
  if (!found) return null;
  const changes = (numbers: number[]) => numbers.some(Boolean);
  const parts = [
    changes(found.money) && spread(found.money, dollars),
    changes(found.points) && say("outlook-points", { points: spread(found.points, signed) }),
    changes(found.later) && say("outlook-later", { points: spread(found.later, signed) }),
  ].filter(Boolean);
  if (!parts.length && !found.opens.length) return null;
  return (
    <div class="outlook" role="status">
      {parts.map((part, i) => (
        <b key={i}>{part}</b>
      ))}
      {found.opens.map((printed, i) => (
        <span key={i} class="opens">
          <Formula printed={printed} />
        </span>
      ))}
    </div>
  );
}
