import type { Definition } from "../definition/definition";
import { type Broken, brokenLock, withoutSpentOrigins } from "../definition/locks";
import { beginHistory, type History, redo, step, undo } from "./history";

/** What the builder shows: the form with its steps, and the part (question, page, section; "" is the form) that is chosen. */
export type BuilderState = {
	history: History<Definition>;
	chosen: string;
	/** What a whole template has locked of the form. */
	locks: readonly string[];
	/** Why the last step was not taken: what is locked stays. */
	refused: Broken | null;
};

export type BuilderAction =
	/** `key`: steps of one key that follow one another are one, as the letters of a text. */
	| { type: "edit"; change: (definition: Definition) => Definition; key?: string; choose?: string }
	| { type: "choose"; id: string }
	| { type: "undo" }
	| { type: "redo" }
	/** Somebody else's draft came in; `mine` stays the one that counts, theirs is one step back, or the other way about. */
	| { type: "meet"; theirs: Definition; keep: "mine" | "theirs" };

export const beginBuilder = (definition: Definition, locks: readonly string[] = []): BuilderState => ({
	history: beginHistory(definition),
	chosen: "",
	locks,
	refused: null,
});

/** The next state. What was chosen and is gone is chosen no more. */
export function build(state: BuilderState, action: BuilderAction): BuilderState {
	const history = nextHistory(state.history, action);
	const refused = action.type === "edit" && brokenLock(state.history.present, history.present, state.locks);
	if (refused) return { ...state, refused };
	const wanted = action.type === "choose" ? action.id : (action.type === "edit" && action.choose) || state.chosen;
	const chosen = wanted !== "" && isThere(history.present, wanted) ? wanted : "";
	const isSame = history === state.history && chosen === state.chosen && state.refused === null;
	return isSame ? state : { ...state, history, chosen, refused: null };
}

function nextHistory(history: History<Definition>, action: BuilderAction): History<Definition> {
	switch (action.type) {
		case "edit":
			return step(history, withoutSpentOrigins(action.change(history.present)), action.key);
		case "undo":
			return undo(history);
		case "redo":
			return redo(history);
		case "meet":
			return action.keep === "theirs"
				? step(history, action.theirs)
				: step(step(history, action.theirs), history.present);
		default:
			return history;
	}
}

const isThere = ({ pages }: Definition, id: string) =>
	pages.some(
		(page) =>
			page.id === id ||
			page.sections.some((section) => section.id === id || section.questions.some((question) => question.id === id)),
	);
