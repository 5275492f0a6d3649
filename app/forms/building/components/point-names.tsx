import { useTranslation } from "react-i18next";
import { setOptionalText } from "../../builder/set-text";
import type { ScaleQuestion } from "../../definition/question";
import type { Texts } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { TextInput } from "./inputs";
import { PartFold } from "./part-fold";
import { useQuestion } from "./use-question";

/** Points that can be named; a longer scale is named at its ends. */
const MOST = 21;

/** A name for each point of a scale. */
export function PointNames({ question }: { question: ScaleQuestion }) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const { patch, say } = useQuestion(question);
	const { min, max, step = 1, labels = {} } = question;
	const count = Math.floor((max - min) / step) + 1;
	if (!(count > 0 && count <= MOST) || !Number.isInteger(step)) return null;
	const name = (point: string, text: string) => {
		const next = Object.entries({ ...labels, [point]: setOptionalText(labels[point], language, text) });
		const named = next.filter((entry): entry is [string, Texts] => entry[1] !== undefined);
		patch({ labels: named.length > 0 ? Object.fromEntries(named) : undefined }, `labels.${point}`);
	};
	return (
		<PartFold title={t("scale.names")} isOpen={Object.keys(labels).length > 0}>
			<div className="flex flex-col gap-2">
				{Array.from({ length: count }, (_, at) => String(min + at * step)).map((point) => (
					<TextInput
						key={point}
						label={t("scale.nameOf", { point })}
						value={say(labels[point])}
						onChange={(text) => name(point, text)}
					/>
				))}
			</div>
		</PartFold>
	);
}
