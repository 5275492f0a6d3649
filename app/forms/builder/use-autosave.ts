import { useCallback, useEffect, useRef, useState } from "react";
import type { Definition } from "../definition/definition";

/** `waits`: changed and not yet on the way. `met`: somebody else has saved meanwhile; `theirs` is what there is now. */
export type SaveState =
	| { kind: "saved"; at: number }
	| { kind: "waits" }
	| { kind: "saving" }
	| { kind: "met"; theirs: Definition; revision: number }
	| { kind: "refused"; why: string }
	| { kind: "offline" };

type Saved = { revision: number };
type Refused = {
	detail?: string;
	current?: { definition: Definition; revision: number };
	errors?: Record<string, string[]>;
};

const waiting: SaveState = { kind: "waits" };

/** Milliseconds without a change before it is saved, and before it is tried again where the network is away. */
const QUIET = 600;
const AGAIN = 5000;

type Start = { id: string; tenantId: string; revision: number; savedAt: number; address: string };

/**
 * Saves a draft by itself as soon as nobody types, one saving at a time, each based on the revision before. `now` saves at once and
 * tells whether all is saved; `rebase` goes on from somebody else's revision.
 */
export function useAutosave(definition: Definition, { id, tenantId, address, revision, savedAt }: Start) {
	const [state, setState] = useState<SaveState>({ kind: "saved", at: savedAt });
	const saved = useRef({ definition, revision, at: savedAt });
	const newest = useRef(definition);
	const stopped = useRef(false);
	const running = useRef<Promise<boolean> | null>(null);
	newest.current = definition;

	const save = useCallback(async (): Promise<boolean> => {
		while (newest.current !== saved.current.definition && !stopped.current) {
			const sent = newest.current;
			setState({ kind: "saving" });
			const based = saved.current.revision;
			const answer = await post(address, { id, tenant_id: tenantId, revision: based, definition: sent });
			if (answer === null) {
				setState({ kind: "offline" });
				return false;
			}
			if ("revision" in answer) saved.current = { definition: sent, revision: answer.revision, at: Date.now() };
			else {
				stopped.current = answer.current !== undefined;
				setState(
					answer.current
						? { kind: "met", theirs: answer.current.definition, revision: answer.current.revision }
						: { kind: "refused", why: whyOf(answer) },
				);
				return false;
			}
		}
		if (!stopped.current) setState({ kind: "saved", at: saved.current.at });
		return !stopped.current;
	}, [id, tenantId, address]);

	const now = useCallback((): Promise<boolean> => {
		running.current ??= save().finally(() => {
			running.current = null;
		});
		return running.current;
	}, [save]);

	useEffect(() => {
		if (stopped.current) return;
		// What was wrong with what stood there before is not said of what stands there now.
		const { definition: kept, at } = saved.current;
		setState((before) => (before.kind === "refused" || before.kind === "offline" ? { kind: "saved", at } : before));
		if (definition === kept) return;
		const timer = setTimeout(now, QUIET);
		return () => clearTimeout(timer);
	}, [definition, now]);

	useEffect(() => {
		if (state.kind !== "offline") return;
		const timer = setTimeout(now, AGAIN);
		return () => clearTimeout(timer);
	}, [state, now]);

	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			if (newest.current !== saved.current.definition) event.preventDefault();
		};
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, []);

	// Whoever goes to another page of the portal leaves nothing behind.
	useEffect(() => () => void now(), [now]);

	const rebase = useCallback(
		(revision: number, theirs: Definition) => {
			saved.current = { ...saved.current, definition: theirs, revision };
			stopped.current = false;
			setTimeout(now);
		},
		[now],
	);

	const waits = state.kind === "saved" && definition !== saved.current.definition;
	return { state: waits ? waiting : state, now, rebase, revision: () => saved.current.revision };
}

/** What a browser still sends of a page that is left, in characters: its limit is in bytes. */
const LAST = 15_000;

async function post(address: string, sent: object): Promise<Saved | Refused | null> {
	try {
		const body = JSON.stringify(sent);
		const answer = await fetch(address, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body,
			keepalive: body.length < LAST,
		});
		return answer.status >= 500 ? null : ((await answer.json()) as Saved | Refused);
	} catch {
		return null;
	}
}

const whyOf = ({ errors, detail = "" }: Refused) => Object.values(errors ?? {}).flat()[0] ?? detail;
