import type { Refusal } from '@nightfall/kernel';
import type { ToClient, ToServer } from '../index.ts';

export type Request = Extract<ToServer, { id: string }>;
/** Done, with its place in the log if it has one; or refused. */
export type Answer = { readonly n: number | undefined; readonly page?: Page } | { readonly no: Refusal };
/** What happened by earlier inputs: the events of each, beginning with input `from`. */
export type Page = Pick<Extract<ToClient, { t: 'page' }>, 'from' | 'ev'>;
type Pending = {
  readonly message: Request;
  readonly resolve: (answer: Answer) => void;
  readonly since: number;
  retry: ReturnType<typeof setTimeout> | undefined;
};

const BUSY = 500;
/** A request made under a clock is not sent again after this long without an answer: by now it would mean something else. */
const FRESH = 2000;
const LATE: Refusal = { rule: 'table', code: 'LATE', text: 'You were offline too long, so your move was not resent.' };
const isLate = ({ message, since }: Pending): boolean =>
  message.t === 'in' && typeof message.k === 'string' && Date.now() - since > FRESH;

/** Requests that have no answer yet, in order. They are sent again, with the same ids, until they have one. */
export type Requests = {
  add(message: Request): Promise<Answer>;
  /** Takes the answers out of what the server says. */
  hear(message: ToClient): void;
  /** Everything pending of a match goes out again. */
  resend(m: string): void;
  drop(m: string, no: Refusal): void;
};

export function newRequests(send: (message: ToServer) => void): Requests {
  const pending = new Map<string, Pending>();
  const settle = (id: string | undefined, answer: Answer) => {
    const one = id === undefined ? undefined : pending.get(id);
    if (!one) return;
    clearTimeout(one.retry);
    pending.delete(id!);
    one.resolve(answer);
  };
  const resend = (one: Pending) => (isLate(one) ? settle(one.message.id, { no: LATE }) : send(one.message));
  const again = (id: string | undefined, after: number) => {
    const one = id === undefined ? undefined : pending.get(id);
    if (!one) return;
    clearTimeout(one.retry);
    one.retry = setTimeout(() => resend(one), after);
  };
  return {
    add: (message) =>
      new Promise((resolve) => {
        pending.set(message.id, { message, resolve, since: Date.now(), retry: undefined });
        send(message);
      }),
    hear(message) {
      if (message.t === 'in') settle(message.id, { n: message.n });
      else if (message.t === 'ok') settle(message.id, { n: message.n });
      else if (message.t === 'page') settle(message.id, { n: undefined, page: message });
      else if (message.t === 'wait') again(message.id, message.after);
      else if (message.t === 'no' && message.why.code === 'TOO_MANY') again(message.id, BUSY);
      else if (message.t === 'no') settle(message.id, { no: message.why });
    },
    resend: (m) => pending.forEach((one) => one.message.m === m && resend(one)),
    drop: (m, no) => pending.forEach(({ message }, id) => message.m === m && settle(id, { no })),
  };
}
