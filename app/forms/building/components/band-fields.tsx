import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { setOptionalText, setText } from "../../builder/set-text";
import type { Band } from "../../scoring/score";
import { useBuilding } from "./build-context";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";

const tones = ["good", "neutral", "warning", "danger"] as const;

/** The bands of a score: from which value, in which words, in which colour. */
export function BandFields({ bands, onChange }: { bands: Band[]; onChange: (bands: Band[], key?: string) => void }) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const write = (at: number, change: Partial<Band>, key?: string) =>
		onChange(bands.with(at, { ...(bands[at] as Band), ...change }), key && `band.${at}.${key}`);
	const add = () => onChange([...bands, { from: (bands.at(-1)?.from ?? -1) + 1, label: {}, tone: "neutral" }]);
	return (
		<fieldset className="flex flex-col gap-4">
			<legend className="label mb-1">{t("bands.title")}</legend>
			{bands.map((band, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: bands have no ids, and are only added at the end
				<div key={at} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-3">
					<NumberInput
						label={t("bands.from")}
						needsOne
						value={band.from}
						onChange={(from) => write(at, { from }, "from")}
					/>
					<TextInput
						label={t("bands.label")}
						value={band.label[language] ?? ""}
						onChange={(text) => write(at, { label: setText(band.label, language, text) }, "label")}
					/>
					<ChoiceInput
						label={t("bands.tone")}
						value={band.tone}
						options={tones.map((value) => ({ value, label: t(`bands.${value}`) }))}
						onChange={(tone) => write(at, { tone: tone as Band["tone"] })}
					/>
					<div className="sm:col-span-2">
						<TextInput
							label={t("bands.text")}
							value={band.text?.[language] ?? ""}
							onChange={(text) => write(at, { text: setOptionalText(band.text, language, text) }, "text")}
						/>
					</div>
					<div className="sm:col-span-2">
						<TextInput
							label={t("bands.steps")}
							help={t("bands.stepsHelp")}
							rows={2}
							value={band.steps?.[language] ?? ""}
							onChange={(text) => write(at, { steps: setOptionalText(band.steps, language, text) }, "steps")}
						/>
					</div>
					<Button kind="quiet" size="sm" icon="x" className="self-end" onClick={() => onChange(bands.toSpliced(at, 1))}>
						{t("bands.remove", { number: at + 1 })}
					</Button>
				</div>
			))}
			<div>
				<Button size="sm" icon="plus" onClick={add}>
					{t("bands.add")}
				</Button>
			</div>
		</fieldset>
	);
}
