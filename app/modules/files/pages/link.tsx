import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { showLink, unlockLink } from "#app/media/library/link.server";
import { LinkPassword } from "#app/media/library/sharing.schema";
import { publicAction, publicPage, verb } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PasswordField } from "#app/ui/password-field";
import { Picture } from "#app/ui/picture";
import { Time } from "#app/ui/time";

export const handle = { i18n: ["fileLink"] };

export const loader = publicPage(showLink);
export const action = publicAction({ unlock: verb(LinkPassword, unlockLink) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** What somebody gets who has a link: a file, or a folder's files; behind a password where the link has one. */
export default function FileLink() {
	const link = useLoaderData<typeof loader>();
	const { t } = useTranslation("fileLink");
	return (
		<div className="flex min-h-dvh flex-col bg-sheet">
			<header className="flex min-h-16 items-center gap-2.5 border-b border-line px-4 py-2 md:px-8">
				{link.logo && <Picture src={link.logo} instead={null} className="h-7 max-w-40 object-contain" height="28" />}
				<span className="min-w-0 text-base font-semibold break-words">{link.organisation}</span>
			</header>
			<main id="main" tabIndex={-1} className="flex-1 px-4 pt-8 pb-12 md:px-8">
				<div className="mx-auto w-full max-w-160">
					{link.isLocked ? (
						<Locked />
					) : (
						<>
							<h1 className="text-3xl font-semibold break-words">{link.name}</h1>
							<p className="mt-2 text-base text-ink-2">{link.title}</p>
							<Files />
						</>
					)}
					{link.expiresAt !== null && (
						<p className="mt-6 text-13 text-ink-3">
							{t("until")} <Time at={link.expiresAt} as="dateTime" />
						</p>
					)}
				</div>
			</main>
		</div>
	);
}

function Locked() {
	const { t } = useTranslation("fileLink");
	const problem = useFormProblem(useActionData<typeof action>());
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate>
			<h1 className="text-3xl font-semibold">{t("locked")}</h1>
			<p className="text-base text-ink-2">{t("lockedHelp")}</p>
			<FormErrors errors={problem.summary} />
			<PasswordField
				id="password"
				name="password"
				label={t("password")}
				autoComplete="off"
				size="lg"
				error={problem.of("password")}
				required
			/>
			<div>
				<SubmitButton intent="unlock" size="lg">
					{t("open")}
				</SubmitButton>
			</div>
		</Form>
	);
}

function Files() {
	const link = useLoaderData<typeof loader>();
	const { t } = useTranslation("fileLink");
	if (link.isLocked) return null;
	return (
		<>
			{link.downloadsLeft !== null && <p className="mt-4">{t("left", { count: link.downloadsLeft })}</p>}
			{link.files.length === 0 && <p className="mt-6 text-ink-2">{t("empty")}</p>}
			<ul className="mt-6 flex flex-col divide-y divide-line border-y border-line">
				{link.files.map((file) => (
					<li key={file.guid} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<a href={file.url} className="link min-w-0 break-words" target="_blank" rel="noreferrer">
							{file.name}
						</a>
						{link.allowDownload && (
							<LinkButton to={`${file.url}?download`} kind="secondary" reloadDocument>
								{t("download")}
							</LinkButton>
						)}
					</li>
				))}
			</ul>
			{link.next !== null && (
				<p className="mt-4">
					<a href={`?cursor=${encodeURIComponent(link.next)}`} className="link">
						{t("more")}
					</a>
				</p>
			)}
		</>
	);
}
