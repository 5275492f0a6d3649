import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";
import type { ShownCode } from "../codes/show-codes.server";
import { ActiveField } from "./active-field";

type CodeFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	groups: readonly Choice[];
	/** The group that a new code begins with. */
	chosen?: string;
	code?: Omit<ShownCode, "used">;
};

/** What a position code says. */
export function CodeFields({ problem, groups, chosen = "", code }: CodeFieldsProps) {
	const { t } = useTranslation("verdal");
	const of = (name: "code" | "name" | "reportingName" | "styrk08" | "validFrom" | "validTo") => ({
		...{ id: name, name, label: t(`code.${name}`), error: problem.of(name), autoComplete: "off" },
		defaultValue: problem.typed(name) ?? code?.[name] ?? "",
	});
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
				<TextField {...of("code")} help={t("code.codeHelp")} inputMode="numeric" maxLength={4} />
				<TextField {...of("name")} help={t("code.nameHelp")} maxLength={160} />
			</div>
			<TextField {...of("reportingName")} help={t("code.reportingNameHelp")} optional maxLength={160} />
			<SelectField
				id="groupId"
				name="groupId"
				label={t("code.group")}
				error={problem.of("groupId")}
				defaultValue={problem.typed("groupId") ?? code?.groupId ?? chosen}
				options={[{ value: "", label: t("choose") }, ...groups]}
			/>
			<TextField
				{...of("styrk08")}
				help={t("code.styrk08Help")}
				optional
				inputMode="numeric"
				maxLength={4}
				className="max-w-60"
			/>
			<div className="grid items-end gap-5 sm:grid-cols-2">
				<TextField {...of("validFrom")} type="date" optional />
				<TextField {...of("validTo")} type="date" optional help={t("code.validToHelp")} />
			</div>
			<ActiveField problem={problem} isActive={code?.isActive ?? true} help={t("code.isActiveHelp")} />
		</>
	);
}
