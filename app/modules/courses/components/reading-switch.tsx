import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { type WayToRead, waysToRead } from "../choices";

type SwitchProps = {
	way: WayToRead;
	offered: readonly WayToRead[];
	onChoose: (way: WayToRead) => void;
	/** The choice is sent, and kept with the learner's course; else the address says it, with these beside it. */
	isLearner: boolean;
	fields?: Record<string, string>;
};

const icons = { standard: "align-left", easy: "book-open", audio: "volume-2" } as const;

/** The ways in which a step can be read; nothing where there is one. */
export function ReadingSwitch({ way, offered, onChoose, isLearner, fields = {} }: SwitchProps) {
	const { t } = useTranslation("courses");
	if (offered.length < 2) return null;
	return (
		<Form
			method={isLearner ? "post" : "get"}
			preventScrollReset
			onSubmit={(event) => {
				event.preventDefault();
				const { submitter } = event.nativeEvent as SubmitEvent;
				const chosen = waysToRead.find((one) => one === (submitter as HTMLButtonElement | null)?.value);
				if (chosen) onChoose(chosen);
			}}
			className="mt-3"
		>
			{isLearner && <input type="hidden" name="intent" value="readAs" />}
			{!isLearner &&
				Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
			<fieldset className="inline-flex flex-wrap gap-1 rounded-lg border border-line p-1">
				<legend className="sr-only">{t("reads.title")}</legend>
				{offered.map((one) => (
					<button
						key={one}
						type="submit"
						name={isLearner ? "as" : "reads"}
						value={one}
						aria-pressed={one === way}
						className="flex min-h-9 items-center gap-1.5 rounded-md px-2.5 text-13 hover:bg-hover max-md:min-h-11 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
					>
						<Icon name={icons[one]} />
						{t(`reads.${one}`)}
					</button>
				))}
			</fieldset>
		</Form>
	);
}
