import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";

/** Whether the tenant's people may keep pages, and what they have not sent yet, on their devices. */
export function DevicesForm({ keeps }: { keeps: boolean }) {
	const { t } = useTranslation("organisation");
	return (
		<Section title={t("devices.title")} intro={t("devices.help")}>
			<Form method="post" key={String(keeps)} className="flex max-w-120 flex-col gap-5" preventScrollReset>
				<Checkbox name="keepsOnDevices" label={t("devices.allow")} defaultChecked={keeps} />
				<div>
					<SubmitButton intent="saveDevices">{t("security.save")}</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
