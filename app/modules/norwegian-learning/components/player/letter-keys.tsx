import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/use-hydrated";

const LETTERS = ["æ", "ø", "å"] as const;
type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The Norwegian letters, for keyboards that do not have them: they go where the cursor was last. */
export function LetterKeys() {
	const { t } = useTranslation("norwegianTest");
	const isHydrated = useHydrated();
	const keys = useRef<HTMLDivElement>(null);
	const last = useRef<TextInput | null>(null);
	useEffect(() => {
		const form = keys.current?.closest("fieldset");
		const note = ({ target }: Event) => {
			if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
		};
		form?.addEventListener("focusin", note);
		return () => form?.removeEventListener("focusin", note);
	});
	if (!isHydrated) return null;
	const put = (letter: string) => {
		const field =
			last.current ?? keys.current?.closest("fieldset")?.querySelector<TextInput>("input[type=text], textarea");
		if (!field) return;
		field.focus();
		field.setRangeText(
			letter,
			field.selectionStart ?? field.value.length,
			field.selectionEnd ?? field.value.length,
			"end",
		);
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset inside the task's own would be read as another question
		<div ref={keys} role="group" aria-label={t("letters")} className="flex gap-2">
			{LETTERS.map((letter) => (
				<button
					key={letter}
					type="button"
					// The cursor stays in the field.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => put(letter)}
					className="btn btn-secondary size-12 p-0 text-lg"
				>
					{letter}
				</button>
			))}
		</div>
	);
}
