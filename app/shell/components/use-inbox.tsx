import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NOTIFICATION_POLL, NOTIFICATION_SEEN_AFTER } from "#app/platform/limits";
import type { Snooze } from "#app/platform/notifications/digest-time";
import type { NotificationItem } from "./notification-item";
import { type InboxAnswer, itemOf } from "./notification-words";

const ADDRESS = "/api/notifications";
const NEWEST = `${ADDRESS}?limit=20`;
/** Coming back to the window asks again, but not at every glance. */
const FOCUS_PAUSE = 10_000;

type Inbox = {
	unseen: number;
	items?: readonly NotificationItem[];
	/** How many have come while the panel is open. */
	fresh: number;
	failed: boolean;
	updatedAt?: number;
	seenAfter: number;
	/** What was marked since the page was loaded, by id: seen or not. */
	marked: ReadonlyMap<string, boolean>;
	refresh: () => void;
	showFresh: () => void;
	setOpen: (open: boolean) => void;
	see: (id: string) => void;
	unsee: (id: string) => void;
	seeAll: () => void;
	remove: (id: string) => void;
	snooze: (id: string, until: Snooze) => void;
	mute: (id: string) => void;
	/** What was snoozed since the page was loaded. */
	snoozed: ReadonlySet<string>;
};

const InboxContext = createContext<Inbox | null>(null);

/** The signed-in person's notifications; null where nobody is logged in. */
export const useInbox = () => useContext(InboxContext);

type ProviderProps = {
	/** As the server counted with the page. */
	unseen: number;
	tag: string;
	children: ReactNode;
};

/** Asks for new notifications every five minutes, when the window is come back to and when the panel opens. */
export function InboxProvider({ unseen: counted, tag: countedTag, children }: ProviderProps) {
	const { t } = useTranslation("shell");
	const [unseen, setUnseen] = useState(counted);
	const [items, setItems] = useState<readonly NotificationItem[]>();
	const [waiting, setWaiting] = useState<readonly NotificationItem[]>();
	const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
	const [snoozed, setSnoozed] = useState<ReadonlySet<string>>(new Set());
	const [state, setState] = useState<{ failed: boolean; at?: number }>({ failed: false });
	const tag = useRef(countedTag);
	const open = useRef(false);
	const shown = useRef<readonly NotificationItem[]>();
	const askedAt = useRef(0);
	/** Known at once, so that two tellers in one moment count once. */
	const marks = useRef(marked);
	shown.current = items;
	const keepMarks = useCallback((next: ReadonlyMap<string, boolean>) => {
		marks.current = next;
		setMarked(next);
	}, []);

	useEffect(() => {
		setUnseen(counted);
		// The pages' own lists were read anew with it.
		if (marks.current.size > 0) keepMarks(new Map());
		setSnoozed((before) => (before.size > 0 ? new Set() : before));
		if (!shown.current) tag.current = countedTag;
	}, [counted, countedTag, keepMarks]);

	const ask = useCallback(async () => {
		askedAt.current = Date.now();
		const isKnown = shown.current !== undefined || !open.current;
		try {
			const answer = await fetch(NEWEST, {
				headers: isKnown ? { "If-None-Match": tag.current } : {},
				cache: "no-store",
				priority: open.current ? "auto" : "low",
			});
			if (answer.status !== 304 && !answer.ok) throw new Error(answer.statusText);
			setState({ failed: false, at: Date.now() });
			if (answer.status === 304) return;
			tag.current = answer.headers.get("ETag") ?? "";
			const body = (await answer.json()) as InboxAnswer;
			const newest = body.items.map(itemOf);
			setUnseen(body.unseen);
			const known = newest.filter(({ id }) => marks.current.has(id));
			if (known.length > 0) keepMarks(new Map([...marks.current, ...known.map(({ id, seen }) => [id, seen] as const)]));
			if (open.current && shown.current && newest.some((item) => !shown.current?.some(({ id }) => id === item.id)))
				setWaiting(newest);
			else setItems(newest);
		} catch {
			setState((before) => ({ ...before, failed: shown.current === undefined }));
		}
	}, [keepMarks]);

	useEffect(() => {
		askedAt.current = Date.now();
		const poll = setInterval(() => document.hidden || ask(), NOTIFICATION_POLL);
		const onFocus = () => document.hidden || Date.now() - askedAt.current < FOCUS_PAUSE || ask();
		addEventListener("focus", onFocus);
		document.addEventListener("visibilitychange", onFocus);
		return () => {
			clearInterval(poll);
			removeEventListener("focus", onFocus);
			document.removeEventListener("visibilitychange", onFocus);
		};
	}, [ask]);

	const actions = useMemo(() => {
		const mark = (id: string, seen: boolean, by: Record<string, unknown> = { seen: seen ? 1 : 0 }) => {
			const known = marks.current.get(id) ?? shown.current?.find((item) => item.id === id)?.seen;
			keepMarks(new Map([...marks.current, [id, seen]]));
			setItems((before) => before?.map((item) => (item.id === id ? { ...item, seen } : item)));
			if (known !== seen) setUnseen((before) => Math.max(0, before + (seen ? -1 : 1)));
			if (known !== seen || !("seen" in by)) void send("POST", { id, ...by });
		};
		return {
			refresh: () => void ask(),
			setOpen: (isOpen: boolean) => {
				open.current = isOpen;
				if (isOpen) void ask();
				else setWaiting(undefined);
			},
			see: (id: string) => mark(id, true),
			unsee: (id: string) => mark(id, false),
			seeAll: () => {
				const ids = [...marks.current.keys(), ...(shown.current ?? []).map((item) => item.id)];
				keepMarks(new Map(ids.map((id) => [id, true])));
				setItems((before) => before?.map((item) => ({ ...item, seen: true })));
				setUnseen(0);
				void send("POST", { all: true, seen: 1 });
			},
			snooze: (id: string, until: Snooze) => {
				mark(id, true, { snooze: until });
				setSnoozed((before) => new Set([...before, id]));
				setItems((before) => before?.filter((item) => item.id !== id));
			},
			mute: (id: string) => mark(id, true, { mute: true }),
			remove: (id: string) => {
				setItems((before) => before?.filter((item) => item.id !== id));
				void send("DELETE", { id });
			},
		};
	}, [ask, keepMarks]);

	const fresh = waiting?.filter((item) => !items?.some(({ id }) => id === item.id)).length ?? 0;
	const inbox: Inbox = {
		unseen,
		items,
		fresh,
		failed: state.failed,
		updatedAt: state.at,
		seenAfter: NOTIFICATION_SEEN_AFTER,
		marked,
		snoozed,
		showFresh: () => {
			if (waiting) setItems(waiting);
			setWaiting(undefined);
		},
		...actions,
	};
	const arrived = useArrived(unseen);
	return (
		<InboxContext.Provider value={inbox}>
			{children}
			<div role="status" className="sr-only">
				{arrived > 0 && t("notifications.arrived", { count: arrived })}
			</div>
		</InboxContext.Provider>
	);
}

const SPOKEN_AT_MOST_EVERY = 60_000;

/** How many have come since the number was last spoken, at most once a minute. */
function useArrived(unseen: number): number {
	const [arrived, setArrived] = useState(0);
	const last = useRef({ unseen, at: 0 });
	useEffect(() => {
		const { unseen: before, at } = last.current;
		if (unseen > before && Date.now() - at < SPOKEN_AT_MOST_EVERY) return;
		last.current = { unseen, at: unseen > before ? Date.now() : at };
		setArrived(Math.max(0, unseen - before));
	}, [unseen]);
	return arrived;
}

/** Kept alive past the page, as a link that is followed marks its notification on the way out. */
async function send(method: "POST" | "DELETE", body: Record<string, unknown>): Promise<void> {
	const headers = { "Content-Type": "application/json" };
	// What failed shows again with the next answer; there is nothing that the reader could do about it.
	await fetch(ADDRESS, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}
