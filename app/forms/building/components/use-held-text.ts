import {
	createContext,
	type KeyboardEvent,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
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

/**
 * A text field whose letters are its own while they are typed, so that a key draws that field and nothing else. The form has them as soon
 * as typing rests, the field is left, or a key is pressed that does more than type, which then finds the form as it is shown.
 */
export function useHeldText(value: string, onChange: (text: string) => void) {
	const holder = useContext(Context);
	const [typed, setTyped] = useState<string | null>(null);
	const newest = useRef({ typed, onChange });
	newest.current.onChange = onChange;
	const write = useCallback(() => {
		const { typed: text, onChange: take } = newest.current;
		newest.current.typed = null;
		setTyped(null);
		if (text !== null) take(text);
	}, []);
	useEffect(() => holder.settle, [holder]);
	return {
		value: typed ?? value,
		onChange: (event: { target: { value: string } }) => {
			newest.current.typed = event.target.value;
			setTyped(event.target.value);
			holder.hold(write);
		},
		onBlur: holder.settle,
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
