import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FolderIcon } from "#app/media/kind-icon";
import { verb } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { MoveForm, MoveQuery } from "../library-page.schema";
import { copyTo, moveTo, showMove } from "../show-move.server";

export const handle = { i18n: ["files", "media", "errors"], title: "files:move.page" };

export const loader = page("yourfiles", MoveQuery, showMove);
export const action = pageAction("yourfiles", { move: verb(MoveForm, moveTo), copy: verb(MoveForm, copyTo) });

/** Where chosen files and folders are to go: one walks through the folders and says "here". */
export default function Move() {
	const data = useLoaderData<typeof loader>();
	const { files, folders, at, isCopy, back, breadcrumb, isTeam, isRoot, takes, inside, isFirst, next } = data;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("files");
	const [query] = useSearchParams();
	const problem = useFormProblem(answer);
	const refused = answer as { problem?: { kind: string; current?: { name?: string } } } | undefined;
	const taken = refused?.problem?.kind === "conflict" ? refused.problem.current?.name : undefined;
	const count = files.length + folders.length;
	const into = (folder: string, cursor?: string) => {
		const address = new URLSearchParams(query);
		address.set("at", folder);
		address.delete("cursor");
		if (cursor) address.set("cursor", cursor);
		return `?${address}`;
	};
	const here = data.name ?? t(isTeam ? "root.team" : "root.mine");
	const verbName = isCopy ? "copy" : "move";
	return (
		<PageBody width="form">
			<PageHeader title={t(`${verbName}.title`, { count })} back={{ to: back, label: t("move.back") }} />
			<nav className="mb-4 flex flex-wrap gap-2" aria-label={t("move.trees")}>
				{(["mine", "team"] as const).map((tree) => {
					const isChosen = isTeam === (tree === "team");
					return (
						<LinkButton
							key={tree}
							size="sm"
							kind={isChosen ? "secondary" : "quiet"}
							icon={tree === "team" ? "building-2" : "folder"}
							to={into(tree === "team" ? "organisation" : "")}
							aria-current={isChosen && isRoot ? "true" : undefined}
						>
							{t(`root.${tree}`)}
						</LinkButton>
					);
				})}
			</nav>
			<nav aria-label={t("list.way")} className="mb-2 flex flex-wrap items-center gap-1 text-sm">
				<Icon name="folder" className="text-ink-3" />
				<Link to={into(isTeam ? "organisation" : "")} className="link">
					{t(isTeam ? "root.team" : "root.mine")}
				</Link>
				{breadcrumb.map((step) => (
					<span key={step.id} className="flex min-w-0 items-center gap-1">
						<Icon name="chevron-right" className="size-3.5 text-ink-3" />
						<Link to={into(step.id)} className="link break-all" aria-current={step.id === at ? "true" : undefined}>
							{step.name}
						</Link>
					</span>
				))}
			</nav>
			<ul
				className="card max-h-96 divide-y divide-line overflow-y-auto shadow-1"
				aria-label={t("move.inside", { name: here })}
			>
				{inside.length === 0 && <li className="p-4 text-sm text-ink-3">{t("move.noFolders")}</li>}
				{inside.map((folder) => (
					<li key={folder.id}>
						<Link to={into(folder.id)} className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm hover:bg-hover">
							<FolderIcon />
							<span className="min-w-0 flex-1 break-all">
								<bdi>{folder.name}</bdi>
							</span>
							<Icon name="chevron-right" className="text-ink-3" />
						</Link>
					</li>
				))}
			</ul>
			{(!isFirst || next) && (
				<div className="mt-3 flex flex-wrap gap-2">
					{!isFirst && (
						<LinkButton size="sm" kind="quiet" to={into(at)}>
							{t("move.first")}
						</LinkButton>
					)}
					{next && (
						<LinkButton size="sm" kind="secondary" to={into(at, next)}>
							{t("move.more")}
						</LinkButton>
					)}
				</div>
			)}
			<Form method="post" className="mt-5 flex flex-col gap-4">
				{files.map((id) => (
					<input key={id} type="hidden" name="files[]" value={id} />
				))}
				{folders.map((id) => (
					<input key={id} type="hidden" name="folders[]" value={id} />
				))}
				<input type="hidden" name="to" value={at} />
				<input type="hidden" name="back" value={back} />
				{taken !== undefined ? (
					<Notice tone="warning" title={t("move.taken", { name: taken })} live>
						<div className="mt-2 flex flex-wrap gap-2">
							{(["keep_both", "skip"] as const).map((choice) => (
								<label key={choice} className="flex min-h-9 items-center gap-2">
									<input
										type="radio"
										name="onConflict"
										value={choice}
										defaultChecked={choice === "keep_both"}
										className="tick"
									/>
									{t(`move.${choice}`)}
								</label>
							))}
						</div>
					</Notice>
				) : (
					<FormErrors errors={problem.summary} />
				)}
				{!takes && <Notice>{t("move.closed")}</Notice>}
				<div className="flex flex-wrap gap-2">
					{takes && <SubmitButton intent={verbName}>{t(`${verbName}.here`, { name: here })}</SubmitButton>}
					<LinkButton kind="quiet" to={back}>
						{t(`${verbName}.not`)}
					</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
