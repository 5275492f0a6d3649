import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/text-field";

type AccessAskProps = { members: { id: string; name: string }[]; person?: string };

/** The two questions that may be asked of the whole organisation: what can somebody open, and who can open this. */
export function AccessAsk({ members, person }: AccessAskProps) {
	const { t } = useTranslation("fileSharing");
	const form = "flex max-w-120 flex-wrap items-end gap-2";
	return (
		<div className="mb-6 flex flex-col gap-4">
			<Form method="get" className={form}>
				<SelectField
					key={person}
					className="min-w-52 flex-1"
					name="person"
					id="person"
					label={t("access.person")}
					defaultValue={person}
					options={members.map(({ id, name }) => ({ value: id, label: name }))}
				/>
				<SubmitButton kind="secondary">{t("access.ask")}</SubmitButton>
			</Form>
			<Form method="get" className={form}>
				<div className="min-w-52 flex-1">
					<TextField id="item" name="item" label={t("access.item")} help={t("access.itemHelp")} />
				</div>
				<SubmitButton kind="secondary">{t("access.ask")}</SubmitButton>
			</Form>
		</div>
	);
}
