import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, superadmin } from "#app/platform/guard.server";
import { to } from "#app/platform/portal-paths";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { SharedContents } from "../components/shared-contents";
import { SharedQuery, SharedRef, ShareInput, WithdrawInput } from "../provider/shared.schema";
import { sendAgain, share, showShared, withdraw } from "../provider/shared.server";

export const handle = { i18n: ["sharedLibrary", "taskLibrary", "errors"], title: "sharedLibrary:title" };

export const loader = superadmin.page(SharedQuery, showShared);
export const action = superadmin.pageAction({
	share: handler(ShareInput, share),
	sendAgain: handler(SharedRef, sendAgain),
	withdraw: handler(WithdrawInput, withdraw),
});

/** What the provider shares of one organisation's library with others. */
export default function SharedLibrary() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("sharedLibrary");
	const { tenants, from, find, shared } = data;
	return (
		<PageBody width="home">
			<PageHeader title={t("title")} meta={t("intro")} back={{ to: to.provider(), label: t("back") }} />
			<div className="flex flex-col gap-10">
				{shared.length > 0 ? (
					<SharedContents shared={shared} />
				) : (
					<EmptyState icon="library" title={t("none")}>
						{t("noneHelp")}
					</EmptyState>
				)}
				<Section title={t("share.title")} intro={t("share.intro")}>
					<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
						<SelectField
							id="from"
							name="from"
							label={t("share.from")}
							className="min-w-0 flex-1 basis-56"
							defaultValue={from ?? ""}
							options={[
								{ value: "", label: t("share.choose") },
								...tenants.map(({ id, name }) => ({ value: id, label: name })),
							]}
						/>
						<TextField
							id="find"
							name="find"
							label={t("share.find")}
							className="min-w-0 flex-1 basis-56"
							defaultValue={find}
							optional
						/>
						<SubmitButton kind="secondary">{t("share.show")}</SubmitButton>
					</Form>
					{from && <ShareForm key={`${from}:${find}`} from={from} />}
				</Section>
			</div>
		</PageBody>
	);
}

/** Which contents of the chosen organisation go to whom. */
function ShareForm({ from }: { from: string }) {
	const { offered, tenants } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["sharedLibrary", "taskLibrary"]);
	const problem = useFormProblem(answer, { intent: "share" });
	if (offered.length === 0) return <p className="mt-4 text-sm text-ink-2">{t("share.nothing")}</p>;
	const isTyped = (name: string, id: string) => problem.typedAll(name)?.includes(id) ?? false;
	return (
		<Form method="post" className="mt-5 flex flex-col gap-5" preventScrollReset noValidate>
			<input type="hidden" name="from" value={from} />
			<fieldset>
				<legend className="label">{t("share.contents")}</legend>
				{problem.of("contents") && <p className="text-13 text-danger-ink">{problem.of("contents")}</p>}
				<div className="mt-1 grid gap-x-6 sm:grid-cols-2">
					{offered.map(({ id, title, kind, language }) => (
						<Checkbox
							key={id}
							name="contents[]"
							value={id}
							defaultChecked={isTyped("contents", id)}
							label={
								<>
									<span lang={language}>{title}</span>{" "}
									<span className="text-13 text-ink-3">{t(`taskLibrary:kind.${kind}`)}</span>
								</>
							}
						/>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend className="label">{t("share.to")}</legend>
				{problem.of("tenants") && <p className="text-13 text-danger-ink">{problem.of("tenants")}</p>}
				<div className="mt-1 grid gap-x-6 sm:grid-cols-2">
					{tenants
						.filter(({ id }) => id !== from)
						.map(({ id, name }) => (
							<Checkbox key={id} name="tenants[]" value={id} defaultChecked={isTyped("tenants", id)} label={name} />
						))}
				</div>
			</fieldset>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="share" className="self-start">
				{t("share.submit")}
			</SubmitButton>
		</Form>
	);
}
