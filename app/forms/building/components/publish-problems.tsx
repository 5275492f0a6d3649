import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import type { DefinitionProblem } from "../../definition/check-definition";
import type { Definition } from "../../definition/definition";
import { nameOf, placeOf } from "./problem-list";

type Props = { problems: DefinitionProblem[]; failed: string[]; definition: Definition; build: string };

/** What is in the way of publishing, and what may be; each leads to its place in the builder. */
export function PublishProblems({ problems, failed, definition, build }: Props) {
	const { t } = useTranslation("formBuild");
	const isWrong = failed.length > 0 || problems.some(({ level }) => level === "error");
	if (problems.length === 0 && failed.length === 0) return null;
	return (
		<Notice
			tone={isWrong ? "danger" : "warning"}
			title={t("problems.title", { count: problems.length + failed.length })}
		>
			<ul className="mt-1 list-disc pl-5">
				{problems.map((problem) => (
					<li key={problem.id + problem.key}>
						<Link to={build + placeOf(definition, problem)} className="link">
							{nameOf(definition, problem, t as never)}
						</Link>
						: {t(`problem.${problem.key}`)}
					</li>
				))}
				{failed.map((name) => (
					<li key={name}>
						<Link to={`${build}?part=logic`} className="link">
							{t("tests.failed", { name })}
						</Link>
					</li>
				))}
			</ul>
		</Notice>
	);
}
