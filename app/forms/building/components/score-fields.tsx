import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { Countable } from "../../builder/score-items";
import { setText } from "../../builder/set-text";
import type { Score } from "../../scoring/score";
import { BandFields } from "./band-fields";
import { useBuilding } from "./build-context";
import { ConversionFields } from "./conversion-fields";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";
import { PartFold } from "./part-fold";
import { ScoreItems } from "./score-items";

type ScoreFieldsProps = {
	score: Score;
	all: Countable[];
	/** `key`: what is typed, so that its letters are one step. */
	onChange: (change: Partial<Score>, key?: string) => void;
	onRemove: () => void;
};

/** All that makes a score: what counts and how, how many may be missing, conversion, bands, and how far it varies by itself. */
export function ScoreFields({ score, all, onChange, onRemove }: ScoreFieldsProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const { conversion = [], deviation, reliability } = score;
	return (
		<div className="flex flex-col gap-4 border-t border-line p-4">
			<TextInput
				label={t("scores.name")}
				value={score.name[language] ?? ""}
				onChange={(text) => onChange({ name: setText(score.name, language, text) }, "name")}
			/>
			<ScoreItems score={score} all={all} onChange={(items, key) => onChange({ items }, key)} />
			<div className="grid gap-3 sm:grid-cols-3">
				<ChoiceInput
					label={t("scores.method")}
					value={score.method}
					options={(["sum", "mean"] as const).map((value) => ({ value, label: t(`scores.${value}`) }))}
					onChange={(method) => onChange({ method: method as Score["method"] })}
				/>
				<NumberInput
					label={t("scores.maxMissing")}
					min={0}
					max={300}
					needsOne
					value={score.maxMissing}
					onChange={(maxMissing) => onChange({ maxMissing }, "maxMissing")}
				/>
				<ChoiceInput
					label={t("scores.better")}
					value={score.better}
					options={(["higher", "lower"] as const).map((value) => ({ value, label: t(`scores.${value}`) }))}
					onChange={(better) => onChange({ better: better as Score["better"] })}
				/>
				<NumberInput label={t("scores.min")} needsOne value={score.min} onChange={(min) => onChange({ min }, "min")} />
				<NumberInput label={t("scores.max")} needsOne value={score.max} onChange={(max) => onChange({ max }, "max")} />
				<NumberInput
					label={t("scores.overallWeight")}
					min={0}
					max={100}
					placeholder="1"
					value={score.weight}
					onChange={(weight) => onChange({ weight }, "weight")}
				/>
			</div>
			<PartFold title={t("scores.conversion")} isOpen={conversion.length > 0}>
				<ConversionFields
					lines={conversion}
					onChange={(lines, key) => onChange({ conversion: lines.length > 0 ? lines : undefined }, key)}
				/>
			</PartFold>
			<BandFields bands={score.bands} onChange={(bands, key) => onChange({ bands }, key)} />
			<PartFold title={t("scores.noise")} isOpen={deviation !== undefined || reliability !== undefined}>
				<p className="text-13 text-ink-3">{t("scores.noiseHelp")}</p>
				<div className="grid gap-3 sm:grid-cols-3">
					<NumberInput
						label={t("scores.deviation")}
						min={0.000001}
						max={1e6}
						value={deviation}
						onChange={(next) => onChange({ deviation: next }, "deviation")}
					/>
					<NumberInput
						label={t("scores.reliability")}
						min={0}
						max={1}
						value={reliability}
						onChange={(next) => onChange({ reliability: next }, "reliability")}
					/>
				</div>
			</PartFold>
			<div>
				<Button kind="danger" size="sm" icon="trash-2" onClick={onRemove}>
					{t("scores.remove")}
				</Button>
			</div>
		</div>
	);
}
