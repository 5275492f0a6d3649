import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { ReadAloud } from "./read-aloud";

/** The way from reading to listening, for whoever meets more text than they can read. It is pictured and can be heard. */
export function ToListening({ language }: { language: Language }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<Form method="post" className="mx-auto flex w-full max-w-160 flex-wrap items-center gap-2">
			<SubmitButton intent="listen" kind="secondary" size="lg" icon="ear" className="min-h-14">
				<span id="to-listening">{t("path.listening")}</span>
			</SubmitButton>
			<ReadAloud of="to-listening" language={language} label={t("readAloud.listen")} isLarge />
		</Form>
	);
}
