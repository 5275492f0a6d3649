DROP INDEX `crm_submissions_by_status`;--> statement-breakpoint
DROP INDEX `crm_submissions_by_form`;--> statement-breakpoint
CREATE INDEX `crm_submissions_by_age` ON `crm_submissions` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_submissions_by_status` ON `crm_submissions` (`tenant_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_submissions_by_form` ON `crm_submissions` (`tenant_id`,`form_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `news_articles` ADD `titles` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `news_articles` SET `titles` = replace(replace(replace(lower(
	coalesce(json_extract(`states`, '$."' || `first_language` || '".title'), '') || coalesce((
		SELECT char(10) || group_concat(json_extract(value, '$.title'), char(10))
		FROM json_each(`news_articles`.`states`) WHERE key <> `news_articles`.`first_language`
	), '')
), 'Æ', 'æ'), 'Ø', 'ø'), 'Å', 'å');--> statement-breakpoint
CREATE INDEX `news_articles_by_title` ON `news_articles` (`tenant_id`,`deleted_at`,`titles`,`id`);--> statement-breakpoint
CREATE INDEX `news_articles_by_day` ON `news_articles` (`tenant_id`,`deleted_at`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `news_articles_by_author` ON `news_articles` (`tenant_id`,`author_id`,`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_notes_by_author` ON `crm_notes` (`tenant_id`,`created_by`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_notes_pinned` ON `crm_notes` (`tenant_id`,`created_at`,`id`) WHERE "crm_notes"."is_pinned" = 1;