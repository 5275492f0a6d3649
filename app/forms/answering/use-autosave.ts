import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { AnswerState } from "./state";

/** Milliseconds without a key after which what was typed is kept. */
const PAUSE = 2500;

type Autosave = {
	/** Where the form's answers are kept on the server. */
	isOn: boolean;
	form: string;
	state: AnswerState;
	/** As typed now. */
	typed: Record<string, unknown>;
};

/**
 * Keeps on the server what a member types, while they type. `revision` is the one that the next sending is based on; `hold` makes a sending
 * wait for a keeping that is under way, so that it does not seem to come from another device.
 */
export function useAutosave({ isOn, form, state, typed }: Autosave) {
	const fetcher = useFetcher<{ state?: AnswerState }>();
	const { search } = useLocation();
	const kept = useRef(JSON.stringify(state.answers));
	const waiting = useRef<HTMLElement | null>(null);
	const { submit } = fetcher;
	const isIdle = fetcher.state === "idle";
	const saved = fetcher.data?.state;
	const isSame = saved?.sendKey === state.sendKey;
	const revision = isSame && saved?.revision ? Math.max(saved.revision, state.revision ?? 0) : state.revision;
	const now = JSON.stringify(typed);
	// A new screen was kept with its sending.
	useEffect(() => {
		kept.current = JSON.stringify(state.answers);
	}, [state]);
	useEffect(() => {
		if (!isOn || !isIdle || now === kept.current) return;
		const timer = setTimeout(() => {
			const page = document.forms.namedItem(form);
			if (!page) return;
			kept.current = now;
			const fields = new FormData(page);
			for (const [name, value] of [...fields]) if (typeof value !== "string") fields.delete(name);
			fields.set("go", "keep");
			submit(fields, { method: "post", action: search || undefined });
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [isOn, isIdle, now, form, search, submit]);
	useEffect(() => {
		const button = waiting.current;
		if (!isIdle || !button) return;
		waiting.current = null;
		button.click();
	}, [isIdle]);
	const hold = (event: React.FormEvent<HTMLFormElement>) => {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (isIdle || !submitter) return;
		event.preventDefault();
		waiting.current = submitter;
	};
	return { revision, hold, isSaved: isOn && isSame && isIdle && now === kept.current };
}
