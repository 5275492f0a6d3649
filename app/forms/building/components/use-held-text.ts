import {
	createContext,
	type KeyboardEvent,
	type RefObject,
	useCallback,
	useContext,
	useEffect,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "#app/ui/use-hydrated";
import { type HeldText, holdText } from "../../builder/held-text";

const Context = createContext<HeldText>(holdText());
export const HeldTextProvider = Context.Provider;

/** The builder's one place for what is typed. It is written before the page is left or another one is gone to. */
export function useTextHolder(): HeldText {
	const [holder] = useState(holdText);
	useEffect(() => {
		const write = () => flushSync(holder.settle);
		for (const leaving of ["beforeunload", "popstate"]) addEventListener(leaving, write);
		return () => {
			for (const leaving of ["beforeunload", "popstate"]) removeEventListener(leaving, write);
		};
	}, [holder]);
	return holder;
}

const nothing = () => false;

/** Whether there is something typed that the form does not have yet. */
export function useIsHeld(): boolean {
	const { subscribe, isHeld } = useContext(Context);
	return useSyncExternalStore(subscribe, isHeld, nothing);
}

type HeldTextOptions = {
	/** The field, where its parts are asked for elsewhere too. */
	given?: RefObject<HTMLInputElement & HTMLTextAreaElement>;
	/** Whether what stands in the field may while it is typed on, though the form would write it otherwise ("1," for 1). */
	mayStay?: (text: string) => boolean;
};

/**
 * A text field whose letters are the browser's while they are typed, so that a key draws nothing at all. The form has them as soon as
 * typing rests, the field is left, or a key is pressed that does more than type, which then finds the form as it is shown.
 */
export function useHeldText(value: string, onChange: (text: string) => void, { given, mayStay }: HeldTextOptions = {}) {
	const holder = useContext(Context);
	const [, redraw] = useReducer((times: number) => times + 1, 0);
	const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	const field = given ?? own;
	const newest = useRef<{ typed: string | null; onChange: (text: string) => void }>({ typed: null, onChange });
	newest.current.onChange = onChange;
	const write = useCallback(() => {
		const { typed, onChange: take } = newest.current;
		newest.current.typed = null;
		// Also where the form stays as it is: the field then says again what it had.
		redraw();
		if (typed !== null) take(typed);
	}, []);
	useEffect(() => holder.settle, [holder]);
	useEffect(() => {
		const { current: shown } = field;
		if (!shown || newest.current.typed !== null || shown.value === value) return;
		if (shown !== document.activeElement || !mayStay?.(shown.value)) shown.value = value;
	});
	return {
		ref: field,
		// Only for what the server sends: of a text with a default React writes that anew into the page with each key.
		defaultValue: useHydrated() ? undefined : value,
		onChange: (event: { target: { value: string } }) => {
			newest.current.typed = event.target.value;
			holder.hold(write);
		},
		onBlur: () => {
			holder.settle();
			redraw();
		},
		onPasteCapture: () => flushSync(holder.settle),
		onKeyDownCapture: (event: KeyboardEvent) => {
			if (!isTyping(event)) flushSync(holder.settle);
		},
	};
}

/** Whether a key only writes or rubs out. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
	nativeEvent.isComposing || (!ctrlKey && !metaKey && (!altKey || key.length === 1) && !acting.has(key));

const acting = new Set(["Enter", "Tab", "Escape", "ArrowUp", "ArrowDown", "PageUp", "PageDown"]);
