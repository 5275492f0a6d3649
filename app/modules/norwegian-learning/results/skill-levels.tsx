import { useTranslation } from "react-i18next";
import { likelyWords, type ShownSkill } from "../attempts/result";
import { reachedLevels } from "../choices";

/** The level in each skill, on the scale from under A1 to C1, with the share of points that it follows from. */
export function SkillLevels({ skills }: { skills: readonly ShownSkill[] }) {
	const { t } = useTranslation("norwegianLearning");
	const { t: words } = useTranslation("norwegianTest");
	return (
		<dl className="divide-y divide-line border-y border-line">
			{skills.map(({ skill, level, percent, likely }) => (
				<div key={skill} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_1fr] sm:items-center">
					<dt className="text-sm">{t(`skill.${skill}`)}</dt>
					<dd className="min-w-0">
						<p className="mb-2">
							<strong className="text-base">{t(`levels.${level}`)}</strong>{" "}
							<span className="text-13 text-ink-3">
								{likely ? likelyWords(likely, words) : t("result.percent", { percent })}
							</span>
						</p>
						<ol aria-hidden="true" className="grid grid-cols-6 gap-1.5">
							{reachedLevels.map((one) => (
								<li key={one} className={`text-13 ${one === level ? "font-semibold" : "text-ink-3"}`}>
									<span
										className={`mb-1 block h-1.5 rounded-full ${reachedLevels.indexOf(one) <= reachedLevels.indexOf(level) ? "bg-accent" : "bg-line-2"}`}
									/>
									{t(`levelShort.${one}`)}
								</li>
							))}
						</ol>
					</dd>
				</div>
			))}
		</dl>
	);
}
