import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { showReceipt } from "#app/media/library/requests/send.server";
import { useSize } from "#app/media/use-size";
import { publicPage } from "#app/platform/guard.server";
import { DefinitionList } from "#app/ui/definition-list";
import { Time } from "#app/ui/time";

export const handle = { i18n: ["sendFiles"] };

export const loader = publicPage(showReceipt);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** What has arrived of a sending, for its sender. */
export default function Receipt() {
	const shown = useLoaderData<typeof loader>();
	const { t } = useTranslation("sendFiles");
	const size = useSize();
	const { organisation, heading, reference, senderEmail, at, files, again } = shown;
	return (
		<OpenFrame {...shown} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("receipt.title")}</h1>
			<p className="mt-3 text-base text-ink-2">{t("receipt.intro", { organisation })}</p>
			<div className="card mt-6 p-4">
				<h2 className="mb-3 text-base font-semibold break-words">{heading}</h2>
				<DefinitionList
					items={[
						{ label: t("receipt.reference"), value: <strong className="font-mono select-all">{reference}</strong> },
						{ label: t("receipt.at"), value: <Time at={at} as="dateTime" /> },
						{ label: t("receipt.count"), value: files.length },
					]}
				/>
				<ul className="mt-4 divide-y divide-line border-t border-line">
					{files.map((file, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none is ever moved
						<li key={index} className="flex justify-between gap-4 py-2">
							<span className="min-w-0 break-all">{file.name}</span>
							<span className="shrink-0 text-ink-3 tabular-nums">{size(file.size)}</span>
						</li>
					))}
				</ul>
			</div>
			{senderEmail !== "" && (
				<p className="mt-4 text-base break-words">{t("receipt.mailed", { email: senderEmail })}</p>
			)}
			{again && (
				<p className="mt-6">
					<a href={again} className="link inline-flex min-h-11 items-center">
						{t("receipt.again")}
					</a>
				</p>
			)}
		</OpenFrame>
	);
}
