/** Whose device this is while a page is open, and in which tenant. */
export type Holder = { person: string; tenant: string };

let held: Holder | null = null;

/** Says who is here, where the tenant lets data be kept on devices; null for everybody else. */
export function hold(holder: Holder | null): void {
	held = holder;
}

export const holder = (): Holder | null => held;
