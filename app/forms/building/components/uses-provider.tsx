import { useFetcher } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { standsAfter, touchedParts } from "../../builder/safe-edit";
import type { Definition } from "../../definition/definition";
import { type UsedPart, withUses } from "../uses";
import type { showUses } from "../uses.server";
import { useCalmForm } from "./rule-words";

type Asked = { parts: readonly UsedPart[]; last: Definition | null; isRough: boolean };
const nothing: Asked = { parts: [], last: null, isRough: false };
const Context = createContext<Asked>(nothing);

/** What replies use and the draft does otherwise, for which nothing is decided yet. */
export const useTouched = () => useContext(Context);

/** The question under which a part that is gone is spoken of. */
export const placeOfUsed = ({ what, how, from }: UsedPart, last: Definition, now: Definition): string =>
	what === "question" && how === "gone" ? standsAfter(last, now, from.question) : from.question;

type UsesProviderProps = { from: string; hasReplies: boolean; children: ReactNode };

/**
 * Holds the draft against what people have answered. How many replies use each part is read once; what is looked at is the form as it was
 * at the last rest, so that typing never waits for it, and whoever reads it is drawn anew only when something else is to be said.
 */
export function UsesProvider({ from, hasReplies, children }: UsesProviderProps) {
	const { data, load } = useFetcher<Awaited<ReturnType<ReturnType<typeof showUses>>>>();
	useEffect(() => {
		if (hasReplies) load(from);
	}, [hasReplies, load, from]);
	const form = useCalmForm();
	const found = useMemo((): Asked => {
		if (!data) return nothing;
		const last: Definition = data.last;
		return { parts: withUses(touchedParts(last, form), data), last, isRough: data.isRough };
	}, [data, form]);
	const said = useRef(found);
	if (saying(said.current) !== saying(found)) said.current = found;
	return <Context.Provider value={said.current}>{children}</Context.Provider>;
}

const saying = ({ parts, last }: Asked) =>
	JSON.stringify([last !== null, parts.map(({ what, how, from }) => [what, how, from])]);
