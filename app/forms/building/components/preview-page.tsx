import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languages as allLanguages } from "#app/platform/i18n";
import { Button } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import type { showPreview } from "../try.server";

const sizes = { phone: "w-97.5 h-211", tablet: "w-192 h-256", desktop: "w-full h-200" } as const;

/** The draft in a frame of a device's size, as the one who answers will see it. */
export function PreviewPage({ shown }: { shown: Awaited<ReturnType<ReturnType<typeof showPreview>>> }) {
	const { as, device, language, languages, title, address, places, clients } = shown;
	const { t } = useTranslation("formBuild");
	const submit = useSubmit();
	return (
		<PageBody>
			<PageHeader
				back={{ to: places.build, label: t("publish.back") }}
				title={t("preview.of", { title })}
				meta={t("preview.notCounted")}
			/>
			<Form
				method="get"
				className="mb-4 flex flex-wrap items-end gap-3"
				onChange={(event) => {
					const chosen = new FormData(event.currentTarget);
					// Another person reads in their own language.
					if (event.target instanceof HTMLSelectElement && event.target.name === "as") chosen.delete("lang");
					submit(chosen, { replace: true });
				}}
			>
				<SelectField
					id="device"
					name="device"
					label={t("preview.device")}
					className="min-w-36"
					options={["phone", "tablet", "desktop"].map((value) => ({ value, label: t(`preview.${value}`) }))}
					defaultValue={device}
				/>
				<SelectField
					id="as"
					name="as"
					label={t("preview.as")}
					className="min-w-44"
					options={[
						...["guest", "CLIENT", "ADVISOR"].map((value) => ({ value, label: t(`preview.who.${value}`) })),
						...clients.map(({ id, name }) => ({ value: id, label: name })),
					]}
					defaultValue={as}
				/>
				<SelectField
					key={language}
					id="lang"
					name="lang"
					label={t("preview.language")}
					className="min-w-36"
					options={languages.map((value) => ({ value, label: allLanguages[value].name, lang: value }))}
					defaultValue={language}
				/>
				<noscript>
					<Button type="submit">{t("preview.show")}</Button>
				</noscript>
			</Form>
			<div className="overflow-x-auto rounded-2xl border border-line bg-canvas p-3">
				<iframe
					key={address}
					src={address}
					title={t("preview.of", { title })}
					className={`mx-auto max-w-full rounded-xl border border-line bg-sheet ${sizes[device]}`}
				/>
			</div>
		</PageBody>
	);
}
