import {
	createContext,
	type Dispatch,
	type ReactNode,
	useContext,
	useEffect,
	useMemo,
	useReducer,
	useState,
} from "react";
import { useTranslation } from "react-i18next";
import { type Tone, toneIcons } from "./badge";
import { Icon } from "./icon";
import { emptyQueue, type Queue, queue, type SnackbarMessage, type Step } from "./snackbar-queue";
import { useHydrated } from "./use-hydrated";

type Snackbar = {
	/** Shows a message after those that wait. */
	show: (message: Omit<SnackbarMessage, "id" | "kind"> & { id?: string; kind?: Tone }) => void;
	kept: Queue["kept"];
	forget: () => void;
};

const Context = createContext<Snackbar>({ show: () => {}, kept: [], forget: () => {} });

/** Tells what happened, in the past tense and at most 60 characters; Undo where something was deleted. */
export function useSnackbar(): Snackbar {
	return useContext(Context);
}

type ProviderProps = {
	/** Milliseconds a message is in view. */
	timeout: number;
	/** Milliseconds after `timeout` until its place is free for the next. */
	resetAfter: number;
	/** What the server has to say with this page; its `id` keeps it from being shown twice. */
	flash?: SnackbarMessage | null;
	children: ReactNode;
};

/** Holds the messages of the visit and shows one at a time, bottom right. */
export function SnackbarProvider({ timeout, resetAfter, flash, children }: ProviderProps) {
	const [state, step] = useReducer(queue, flash, (first) =>
		first ? queue(emptyQueue, { do: "push", message: first, at: Date.now() }) : emptyQueue,
	);
	// The same for good: whoever waits for something with one of these does not begin anew when a message is kept.
	const speaking = useMemo<Pick<Snackbar, "show" | "forget">>(
		() => ({
			show: ({ id = crypto.randomUUID(), kind = "info", ...rest }) =>
				step({ do: "push", message: { id, kind, ...rest }, at: Date.now() }),
			forget: () => step({ do: "forget" }),
		}),
		[],
	);
	const value = useMemo<Snackbar>(() => ({ ...speaking, kept: state.kept }), [speaking, state.kept]);
	useEffect(() => {
		if (flash) step({ do: "push", message: flash, at: Date.now() });
	}, [flash]);
	const first = state.waiting[0];
	const bar = first && <Bar key={first.id} message={first} timeout={timeout} resetAfter={resetAfter} step={step} />;
	return (
		<Context.Provider value={value}>
			{children}
			{/* Both regions are there before they speak: one that comes with its words is often not read out. */}
			<div role="status">{first?.kind !== "danger" && bar}</div>
			<div role="alert">{first?.kind === "danger" && bar}</div>
		</Context.Provider>
	);
}

type BarProps = { message: SnackbarMessage; timeout: number; resetAfter: number; step: Dispatch<Step> };

/** The message in view. Its time runs only while it is neither hovered nor focused; an error's never does. */
function Bar({ message, timeout, resetAfter, step }: BarProps) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const [held, setHeld] = useState(false);
	const [hidden, setHidden] = useState(false);
	const { id, kind, text, action } = message;
	const time = message.timeout ?? timeout;
	const stays = kind === "danger" || held;
	useEffect(() => {
		if (stays) return setHidden(false);
		const hide = setTimeout(() => setHidden(true), time);
		const reset = setTimeout(() => step({ do: "drop", id }), time + resetAfter);
		return () => {
			clearTimeout(hide);
			clearTimeout(reset);
		};
	}, [id, stays, time, resetAfter, step]);
	const close = () => step({ do: "drop", id });
	const act = () => {
		action?.onPress();
		close();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: resting on it only holds the time, nothing is pressed
		<div
			data-snackbar=""
			className={`no-print fixed right-5 bottom-[calc(1.25rem+var(--lift,0px))] z-50 max-w-md transition-opacity duration-[80ms] max-md:right-3 max-md:bottom-[calc(0.75rem+var(--lift,0px))] max-md:left-3 ${hidden ? "pointer-events-none opacity-0" : "pop"}`}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<div className="flex min-h-12 items-center gap-3 rounded-xl bg-inverse py-1.5 pr-1.5 pl-4 text-sm text-on-inverse shadow-3">
				<Icon name={toneIcons[kind]} className="text-on-inverse-2" />
				<p className="min-w-0 flex-1 py-1">{text}</p>
				{action && (
					<button type="button" className="snackbar-btn px-2.5 font-medium text-on-inverse-2" onClick={act}>
						{action.label}
					</button>
				)}
				{hydrated && (
					<button type="button" className="snackbar-btn w-9" onClick={close} aria-label={t("close")} title={t("close")}>
						<Icon name="x" />
					</button>
				)}
			</div>
		</div>
	);
}
