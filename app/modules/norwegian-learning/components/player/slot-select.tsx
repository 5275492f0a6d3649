import { useTranslation } from "react-i18next";
import { ANSWER } from "../../items/answer";

type SlotSelectProps = { slot: string; number: number; words: readonly string[]; value: string | undefined };

/** A place for a word as a plain list, before JavaScript has loaded. */
export function SlotSelect({ slot, number, words, value = "" }: SlotSelectProps) {
	const { t } = useTranslation("norwegianTest");
	return (
		<select
			name={ANSWER + slot}
			defaultValue={value}
			aria-label={t("placing.empty", { number })}
			className="field field-lg inline-block w-auto max-w-full align-middle text-lg leading-normal"
		>
			<option value="">{number}</option>
			{[...new Set(words)].map((word) => (
				<option key={word} value={word}>
					{word}
				</option>
			))}
		</select>
	);
}
