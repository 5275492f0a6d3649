import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";

/** Takes a file or link away. */
export function RemoveMaterial({ id, title }: { id: string; title: string }) {
	const { t } = useTranslation("eventSpeaker");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="material" value={id} />
			<SubmitButton intent="removeMaterial" kind="quiet" size="sm" aria-label={t("material.removeNamed", { title })}>
				{t("material.remove")}
			</SubmitButton>
		</Form>
	);
}
