import type { BoardProps } from "@kaizhuo/shell";

export type Say = BoardProps<unknown>["say"];
