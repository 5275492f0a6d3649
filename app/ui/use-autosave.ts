import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long nobody types before the draft is kept, in milliseconds. */
const REST = 1_500;

/** What the action `autosave` answers: when it was kept, in epoch milliseconds, and whether all of it was. */
export type Kept = { updatedAt: number; at: number; isWhole: boolean };
type Answer<Saved> = { saved?: Saved; problem?: { kind: string } };
export type AutosaveState = "clean" | "dirty" | "saving" | "saved" | "partly" | "failed" | "conflict";

/** Keeps a draft while it is written, says how that stands, and warns whoever leaves before it is kept. */
export function useAutosave<Saved extends Kept>(form: RefObject<HTMLFormElement>, start: number, action: string) {
	const fetcher = useFetcher<unknown>();
	const [changes, setChanges] = useState(0);
	const sent = useRef(0);
	const isLeaving = useRef(false);
	const waiting = useRef<() => void>();
	const waitingIdle = useRef<() => void>();
	const known = useRef(new Set([start]));
	const { saved, problem } = (fetcher.data ?? {}) as Answer<Saved>;
	const last = useRef<Saved | null>(null);
	last.current = saved ?? last.current;
	if (saved) known.current.add(saved.updatedAt);
	const isIdle = fetcher.state === "idle";
	const isConflict = problem?.kind === "conflict";
	const isOpen = changes > sent.current;
	const { submit } = fetcher;
	useEffect(() => {
		if (changes <= sent.current || !isIdle || isConflict) return;
		const timer = setTimeout(() => {
			if (!form.current || isLeaving.current) return;
			const fields = new FormData(form.current);
			fields.set("intent", "autosave");
			sent.current = changes;
			submit(fields, { method: "post", action });
		}, REST);
		return () => clearTimeout(timer);
	}, [changes, isIdle, isConflict, submit, form, action]);
	const isUnkept = isOpen || !isIdle || problem !== undefined || saved?.isWhole === false;
	useEffect(() => {
		if (!isIdle) return;
		waitingIdle.current?.();
		waitingIdle.current = undefined;
	}, [isIdle]);
	useEffect(() => {
		if (isIdle && (!isOpen || isConflict || problem)) {
			waiting.current?.();
			waiting.current = undefined;
		}
	}, [isIdle, isOpen, isConflict, problem]);
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => {
			if (isUnkept && changes > 0 && !isLeaving.current) event.preventDefault();
		};
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isUnkept, changes]);
	const touch = useCallback(() => {
		isLeaving.current = false;
		setChanges((count) => count + 1);
	}, []);
	/** Goes on once everything is kept that can be: reading the page anew before that would lose it. */
	const whenKept = useCallback((goOn: () => void) => {
		waiting.current = goOn;
		setChanges((count) => count + 1);
	}, []);
	/** For the form: what is being saved just now would otherwise be met as a change by somebody else. */
	const onSubmit = useCallback(
		(event: FormEvent<HTMLFormElement>) => {
			isLeaving.current = isIdle;
			if (isIdle) return;
			event.preventDefault();
			const { submitter } = event.nativeEvent as SubmitEvent;
			waitingIdle.current = () => form.current?.requestSubmit(submitter);
		},
		[isIdle, form],
	);
	const knows = useCallback((updatedAt: number) => !isIdle || known.current.has(updatedAt), [isIdle]);
	const state: AutosaveState = isConflict
		? "conflict"
		: !isIdle
			? "saving"
			: problem
				? "failed"
				: isOpen
					? "dirty"
					: saved
						? saved.isWhole
							? "saved"
							: "partly"
						: "clean";
	return {
		state,
		at: saved?.at ?? null,
		updatedAt: saved?.updatedAt ?? start,
		/** What was answered when it was last kept. */
		last: last.current,
		touch,
		onSubmit,
		knows,
		whenKept,
	};
}
