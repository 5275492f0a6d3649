import { createContext, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import type { ValidationError } from "../../answers/validation-error";
import type { Question } from "../../definition/question";
import { type Shown, type Texts, textIn } from "../../definition/texts";

/** What all parts of the page that asks go by. */
export type Asking = {
	/** The reader's language, and the form's own. */
	languages: [Language, Language];
	/** Also shown under the first, for people who read two. */
	second: Language | null;
	/** What was typed so far: question's id (and `:other`, `:comment`) → value. */
	typed: Record<string, unknown>;
	fieldErrors: readonly ValidationError[];
	/** Puts earlier answers into a text. */
	pipe: (text: string) => string;
	/** One question at a time: larger words. */
	isLarge: boolean;
};

const Context = createContext<Asking | null>(null);
export const AskingProvider = ({ asking, children }: { asking: Asking; children: ReactNode }) => (
	<Context.Provider value={asking}>{children}</Context.Provider>
);

export function useAsking(): Asking {
	const asking = useContext(Context);
	if (!asking) throw new Error("Questions stand in an AskingProvider.");
	return asking;
}

/** The words of a text in the reader's language, for where only a text can stand. */
export function useSay() {
	const { languages, pipe } = useAsking();
	return (texts: Texts | undefined): string => pipe(textIn(texts, ...languages).text);
}

/** A text in the reader's language, each with the language that it is in; the second language under it. */
export function Said({ texts, secondClass = "text-ink-2" }: { texts: Texts | undefined; secondClass?: string }) {
	const { languages, second, pipe } = useAsking();
	const first = textIn(texts, ...languages);
	const under: Shown | null = second && texts?.[second]?.trim() ? textIn(texts, second) : null;
	const langOf = ({ language }: Shown) => (language === languages[0] ? undefined : language);
	return (
		<>
			<span lang={langOf(first)} className="whitespace-pre-line">
				{pipe(first.text)}
			</span>
			{under && under.language !== first.language && under.text !== first.text && (
				<span lang={under.language} className={`block whitespace-pre-line font-normal ${secondClass}`}>
					{pipe(under.text)}
				</span>
			)}
		</>
	);
}

/** The sentence of what is wrong with a field: the author's own words where they are about its rule. */
export function useFieldError() {
	const { fieldErrors } = useAsking();
	const { t } = useTranslation("forms");
	const say = useSay();
	return (field: string, question?: Question): string | undefined => {
		const error = fieldErrors.find((one) => one.field === field);
		return error && sentence(error, t, say, question);
	};
}

const notOwn = /fault\.(required|consent|notOffered|wrongKind)$/;

/** An error in the reader's words. */
export function sentence(
	error: ValidationError,
	t: (key: string, values?: Record<string, string | number>) => string,
	say: (texts: Texts | undefined) => string,
	question?: Question,
): string {
	const [key = "", query] = error.key.split("?");
	const own = question?.message && !notOwn.test(key) ? say(question.message) : "";
	const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(query));
	if (values.count !== undefined) values.count = Number(values.count);
	return own || t(key.replace(/^forms:/, ""), values);
}
