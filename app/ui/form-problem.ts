import { useTranslation } from "react-i18next";
import type { FormError } from "./form-errors";

/** What a page's action hands back when it refuses what a form sent. */
type Refusal = {
	problem: {
		kind: string;
		intent: string;
		/** Field → keys of `errors`, or of the namespace before the colon; values stand after a question mark. */
		errors: Record<string, readonly string[]>;
		detail: string | null;
	};
	values: Record<string, unknown>;
};

/**
 * The sentences of a refused form: each field's own, and all of them for `FormErrors`, which links to the controls
 * (`ids`: field → its control's id; the field's name where it is left out). Give `intent` where a page has several forms.
 */
export function useFormProblem(answer: unknown, { intent, ids = {} }: FormOptions = {}) {
	const { t } = useTranslation("errors");
	const refusal = isRefusal(answer) && (intent === undefined || answer.problem.intent === intent) ? answer : undefined;
	const say = (key: string) => {
		const [name = "", query] = key.split("?");
		const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(query));
		if (values.count !== undefined) values.count = Number(values.count);
		return t(name, values);
	};
	const fields = Object.entries(refusal?.problem.errors ?? {});
	const summary: FormError[] = fields.map(([field, [key = ""]]) =>
		// `form` is the whole of what was sent.
		field === "form" ? { text: say(key) } : { id: ids[field] ?? field, text: say(key), isGeneral: !key.includes(":") },
	);
	const { detail, kind } = refusal?.problem ?? {};
	if (detail) summary.unshift({ text: say(detail) });
	else if (kind && fields.length === 0) summary.push({ text: say(`problem.${kind}`) });
	return {
		refused: refusal !== undefined,
		/** For `FormErrors`. */
		summary,
		/** What is wrong with one field. */
		of: (field: string): string | undefined => {
			const key = refusal?.problem.errors[field]?.[0];
			return key && say(key);
		},
		/** What was typed, to be shown again. */
		typed: (field: string): string | undefined => {
			const value = refusal?.values[field];
			return typeof value === "string" ? value : undefined;
		},
		/** The same of a field that a form sends several times. */
		typedAll: (field: string): string[] | undefined =>
			refusal && [refusal.values[field] ?? []].flat().map((value) => String(value)),
		/** Whether a box was ticked in what was refused (one of several: by its value); undefined where nothing was. */
		ticked: (field: string, value?: string): boolean | undefined => {
			if (!refusal) return undefined;
			const sent = [refusal.values[field] ?? []].flat();
			return value === undefined ? sent.length > 0 : sent.includes(value);
		},
	};
}

type FormOptions = { intent?: string; ids?: Readonly<Record<string, string>> };

function isRefusal(answer: unknown): answer is Refusal {
	return typeof answer === "object" && answer !== null && "problem" in answer;
}
