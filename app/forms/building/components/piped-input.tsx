import { type ComponentProps, memo, useCallback, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";
import { withCodes, withIds } from "../../builder/pipes";
import type { Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { TextInput } from "./inputs";
import { useCalmForm } from "./rule-words";
import { useBefore } from "./use-before";

/** What stands there instead of an answer that is not given, until the author has written it. */
const INSTEAD = "…";

type PipedInputProps = ComponentProps<typeof TextInput> & {
	/** The part that the text belongs to: it can take up what is answered before it. */
	of: string;
};

/**
 * A text into which a menu puts earlier answers, at the cursor. Its places are shown by the questions' variables and kept by their
 * ids, so that a variable may change.
 */
export function PipedInput({ of, ...input }: PipedInputProps) {
	const form = useCalmForm();
	const standing = useBefore(of);
	const before = useMemo(() => standing.filter(({ type }) => !notWords.has(type)), [standing]);
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	const shown = withCodes(form, input.value);
	// By the same form as it is shown: a variable that is just being renamed is still meant.
	const write = (text: string) => input.onChange(withIds(form, text));
	const insert = (code: string) => {
		const { selectionStart, selectionEnd } = field.current ?? {};
		const from = selectionStart ?? shown.length;
		const place = `{{${code}|${INSTEAD}}}`;
		write(shown.slice(0, from) + place + shown.slice(selectionEnd ?? from));
		// After the menu has given the focus back: what stands there instead is the next thing to write.
		setTimeout(() => {
			const end = from + place.length - "}}".length;
			field.current?.focus();
			field.current?.setSelectionRange(end - INSTEAD.length, end);
		}, 50);
	};
	const latest = useRef(insert);
	latest.current = insert;
	const take = useCallback((code: string) => latest.current(code), []);
	return (
		<TextInput
			{...input}
			value={shown}
			onChange={write}
			inputRef={field}
			aside={before.length > 0 && <PipeMenu name={input.label} before={before} onTake={take} />}
		/>
	);
}

type PipeMenuProps = { name: string; before: Question[]; onTake: (code: string) => void };

/** The earlier questions, which may be many: the list stays as it is while the text is written. */
const PipeMenu = memo(function PipeMenu({ name, before, onTake }: PipeMenuProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	return (
		<Menu
			label={t("pipe.into", { name })}
			button={<Icon name="braces" />}
			buttonClass="icon-btn icon-btn-sm -my-1.5 cursor-pointer"
			entries={[
				{ kind: "heading", label: t("pipe.title") },
				...before.map(({ label, code }) => ({
					kind: "press" as const,
					label: textIn(label, language).text || code,
					onPress: () => onTake(code),
				})),
			]}
		/>
	);
});

/** Answers that make no words of a sentence. */
const notWords = new Set(["file", "signature", "matrix", "table", "group", "goals"]);
