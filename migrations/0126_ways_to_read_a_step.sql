ALTER TABLE `course_enrolments` ADD `reads_as` text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_progress` ADD `positions` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_text_drafts` ADD `easy_body` text;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `easy_body` text;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `sound_guid` text;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `sound_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `sound_type` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `sound_at` integer;--> statement-breakpoint
ALTER TABLE `course_versions` ADD `easy_body` text;
--> statement-breakpoint
UPDATE `course_enrolments` SET `done_count` = (
	SELECT count(DISTINCT CASE WHEN EXISTS (
		SELECT 1 FROM `course_parts` AS `chapter` WHERE `chapter`.`tenant_id` = `part`.`tenant_id`
			AND `chapter`.`id` = `part`.`chapter_id` AND `chapter`.`lesson_rule` = 'one'
	) THEN 'one:' || `part`.`chapter_id` ELSE `part`.`id` END)
	FROM `course_parts` AS `part` INNER JOIN `course_progress` AS `progress` ON `progress`.`tenant_id` = `part`.`tenant_id`
		AND `progress`.`part_id` = `part`.`id` AND `progress`.`user_id` = `course_enrolments`.`user_id` AND `progress`.`done_at` IS NOT NULL
	WHERE `part`.`tenant_id` = `course_enrolments`.`tenant_id` AND `part`.`course_id` = `course_enrolments`.`course_id`
		AND `part`.`deleted_at` IS NULL AND `part`.`is_step` = 1
) WHERE `done_count` > 0;
