/** A button that sends one wish to the table. */
import type { Wish } from "../line";
import { Icon, type IconName } from "../parts/Icon";
import type { Session } from "./session";

interface Props {
  session: Session;
  wish: Wish;
  text: string;
  icon?: IconName;
  kind?: "primary" | "quiet";
}

export function WishButton({ session, wish, text, icon, kind }: Props) {
  return (
    <button type="button" class={kind} onClick={() => session.wish(wish)}>
      {icon && (
        <>
          <Icon name={icon} size={18} />{" "}
        </>
      )}
      {text}
    </button>
  );
}
