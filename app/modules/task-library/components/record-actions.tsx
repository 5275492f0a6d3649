import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";

type ActionsProps = { id: string; name: string; status: "draft" | "published"; trashHelp: string };

/** Where a content or a scene stands, and what can be done with the whole of it. */
export function RecordActions({ id, name, status, trashHelp }: ActionsProps) {
	const { t } = useTranslation("taskLibrary");
	const next = status === "draft" ? "published" : "draft";
	return (
		<section className="card flex flex-col items-start gap-4 p-4">
			<h2 className="flex items-center gap-2 text-base font-semibold">
				{t("field.status")}
				<Badge tone={status === "published" ? "success" : "neutral"}>{t(`status.${status}`)}</Badge>
			</h2>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="id" value={id} />
				<input type="hidden" name="status" value={next} />
				<SubmitButton intent="status" kind={next === "published" ? "primary" : "secondary"}>
					{t(`setStatus.${next}`)}
				</SubmitButton>
			</Form>
			<ConfirmButton
				label={t("edit.trash")}
				icon="trash-2"
				title={t("edit.trashTitle", { title: name })}
				confirmLabel={t("edit.trash")}
				fields={{ intent: "trash", id }}
			>
				{trashHelp}
			</ConfirmButton>
		</section>
	);
}
