import { useTranslation } from "react-i18next";
import { Button, IconButton } from "#app/ui/button";
import type { Score } from "../../scoring/score";
import { NumberInput } from "./inputs";

type Line = NonNullable<Score["conversion"]>[number];
type ConversionFieldsProps = { lines: Line[]; onChange: (lines: Line[], key?: string) => void };

/** The table by which a raw value becomes the one that counts. */
export function ConversionFields({ lines, onChange }: ConversionFieldsProps) {
	const { t } = useTranslation("formBuild");
	const write = (at: number, line: Line, field: string) => onChange(lines.with(at, line), `conversion.${at}.${field}`);
	const add = () => {
		const last = lines.at(-1);
		onChange([...lines, last ? { raw: last.raw + 1, value: last.value + 1 } : { raw: 0, value: 0 }]);
	};
	return (
		<>
			<p className="text-13 text-ink-3">{t("scores.conversionHelp")}</p>
			<ul className="flex max-w-100 flex-col gap-2 empty:hidden">
				{lines.map((line, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a table have no ids
					<li key={at} className="flex items-center gap-2">
						<NumberInput
							inline
							needsOne
							label={t("scores.raw")}
							about={String(at + 1)}
							value={line.raw}
							onChange={(raw) => raw !== undefined && write(at, { ...line, raw }, "raw")}
						/>
						<NumberInput
							inline
							needsOne
							label={t("scores.converted")}
							about={String(at + 1)}
							value={line.value}
							onChange={(value) => value !== undefined && write(at, { ...line, value }, "value")}
						/>
						<IconButton
							size="sm"
							icon="x"
							label={t("scores.removeLine", { number: at + 1 })}
							onClick={() => onChange(lines.toSpliced(at, 1))}
						/>
					</li>
				))}
			</ul>
			<div>
				<Button size="sm" icon="plus" onClick={add}>
					{t("scores.addLine")}
				</Button>
			</div>
		</>
	);
}
