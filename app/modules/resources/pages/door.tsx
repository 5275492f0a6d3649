import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { frameCode } from "#app/ui/frame-code";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { QrCode } from "#app/ui/qr-code";
import { TextArea } from "#app/ui/text-field";
import { DoorInput } from "../door/door.schema";
import { closeDoor, renewDoor, saveDoor, showDoorSheet } from "../door/door.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";

export const handle = { i18n: ["resourceDoor", "resources", "errors"], title: "resourceDoor:sheet.title" };

export const loader = page("settings", ResourceRef, showDoorSheet);
export const action = pageAction("settings", {
	save: handler(DoorInput, saveDoor),
	renew: handler(ResourceRef, renewDoor),
	close: handler(ResourceRef, closeDoor),
});

/** The sheet with the code for a door, as it is printed; what is beside it stays on the screen. */
export default function Door() {
	const { id, name, place, door, words, language, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "save" });
	const { t } = useTranslation(["resourceDoor", "resources"]);
	return (
		<PageBody width="form">
			<div className="print:hidden">
				<PageHeader
					back={{ to: paths(tenant).resource(id), label: name }}
					title={t("sheet.title")}
					actions={door && <PrintButton label={t("sheet.print")} />}
				/>
				<p className="mb-5 max-w-160 text-sm text-ink-2">{t("sheet.help")}</p>
			</div>
			{door && (
				<article
					lang={language}
					className="card flex flex-col items-center gap-5 p-6 text-center sm:p-10 print:border-0 print:shadow-none"
				>
					<h2 className="text-3xl font-semibold text-balance break-words">{name}</h2>
					{place && <p className="text-lg break-words print:text-2xl">{place}</p>}
					<QrCode qr={door.qr} label={words.code} />
					<p className="text-base text-balance print:text-xl">{words.intro}</p>
					<p className="max-w-full text-13 break-all text-ink-2">{door.address}</p>
				</article>
			)}
			<div className="print:hidden">
				<Form
					method="post"
					className="mt-6 flex flex-col gap-4"
					key={String(door?.showsNames)}
					noValidate
					preventScrollReset
				>
					<Checkbox
						id="showsNames"
						name="showsNames"
						label={t("sheet.showsNames")}
						help={t("sheet.showsNamesHelp")}
						defaultChecked={problem.ticked("showsNames") ?? door?.showsNames ?? false}
					/>
					{door && (
						<TextArea
							id="sites"
							name="sites"
							rows={2}
							label={t("sheet.sites")}
							help={t("sheet.sitesHelp")}
							error={problem.of("sites")}
							defaultValue={problem.typed("sites") ?? door.sites.join("\n")}
							autoCapitalize="none"
							spellCheck={false}
							optional
						/>
					)}
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="save" kind={door ? "secondary" : "primary"} icon={door ? undefined : "qr-code"}>
							{t(door ? "resources:save" : "sheet.make")}
						</SubmitButton>
					</div>
				</Form>
				{door && (
					<>
						<Section title={t("sheet.screen")} intro={t("sheet.screenHelp")} className="mt-8">
							<CopyField label={t("sheet.screenAddress")} value={door.display} />
							{door.sites.length > 0 && (
								<div className="mt-4">
									<CopyField
										label={t("sheet.frame")}
										help={t("sheet.frameHelp")}
										value={frameCode(door.display, name)}
									/>
								</div>
							)}
							<div className="mt-3">
								<LinkButton icon="monitor" to={new URL(door.display).pathname} reloadDocument>
									{t("sheet.openScreen")}
								</LinkButton>
							</div>
						</Section>
						<Section title={t("sheet.close")} intro={t("sheet.closeHelp")} className="mt-8">
							<div className="flex flex-wrap gap-2">
								<ConfirmButton
									label={t("sheet.renew")}
									kind="secondary"
									title={t("sheet.renewTitle", { name })}
									confirmLabel={t("sheet.renew")}
									fields={{ intent: "renew" }}
								>
									{t("sheet.renewEffect")}
								</ConfirmButton>
								<ConfirmButton
									label={t("sheet.closeDo")}
									title={t("sheet.closeTitle", { name })}
									confirmLabel={t("sheet.closeDo")}
									fields={{ intent: "close" }}
								>
									{t("sheet.renewEffect")}
								</ConfirmButton>
							</div>
						</Section>
					</>
				)}
			</div>
		</PageBody>
	);
}
