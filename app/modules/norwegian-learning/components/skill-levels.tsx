import { useTranslation } from "react-i18next";
import { levelKey, likelyWords, type ShownSkill } from "../attempts/result";
import { levels } from "../choices";

/** The level of each skill, on the scale of all levels. */
export function SkillLevels({ skills }: { skills: readonly ShownSkill[] }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<ul className="mt-2 border-t border-line">
			{skills.map(({ skill, level, percent, likely }) => {
				const isLikely = (one: string) => likely?.some((other) => other.level === one);
				const reached = levels.indexOf(level as (typeof levels)[number]);
				return (
					<li key={skill} className="grid gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[13rem_1fr]">
						<div>
							<p className="text-base">{t(`skill.${skill}`)}</p>
							<p className="text-lg font-semibold">{t(`level.${levelKey(level)}`)}</p>
							<p className="text-13 text-ink-2">{likely ? likelyWords(likely, t) : t("result.percent", { percent })}</p>
						</div>
						<div aria-hidden="true" className="grid grid-cols-5 gap-2 self-center">
							{levels.map((one, at) => (
								<div key={one}>
									<div
										className={`h-1.5 rounded-full ${at <= reached ? "bg-accent" : isLikely(one) ? "bg-accent/40" : "bg-line-2"}`}
									/>
									<p className={`mt-1 text-13 ${at === reached ? "font-semibold text-ink" : "text-ink-2"}`}>{one}</p>
								</div>
							))}
						</div>
					</li>
				);
			})}
		</ul>
	);
}
