ALTER TABLE `crm_tasks` ADD `reminder_at` integer;--> statement-breakpoint
ALTER TABLE `crm_tasks` ADD `repeat_from` text;--> statement-breakpoint
ALTER TABLE `crm_tasks` ADD `previous_id` text;--> statement-breakpoint
CREATE INDEX `crm_tasks_by_done` ON `crm_tasks` (`tenant_id`,`is_open`,`done_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_by_meeting` ON `crm_tasks` (`tenant_id`,`meeting_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `crm_tasks_by_previous` ON `crm_tasks` (`tenant_id`,`previous_id`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `calendar` text;