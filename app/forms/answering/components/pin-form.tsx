import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { TextField } from "#app/ui/text-field";
import type { ShownForm } from "../show-form.server";
import { FreshFields } from "./fresh-fields";

/** Asks for what opens a form beside its address. */
export function PinForm({ shown, problem }: { shown: ShownForm; problem: string | null }) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	return (
		<Form method="post" action={search || undefined} className="mt-6 flex max-w-80 flex-col gap-4" noValidate>
			<FreshFields fresh={shown.fresh} go="unlock" />
			<TextField
				id="pin"
				name="pin"
				label={t("answering.pin")}
				error={problem ?? undefined}
				autoComplete="off"
				required
			/>
			<SubmitButton>{t("answering.unlock")}</SubmitButton>
		</Form>
	);
}
